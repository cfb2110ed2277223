/** Files that the build puts beside the page; the value is where. */
declare module "*?url" {
  export const url: string;
  const address: string;
  // biome-ignore lint/style/noDefaultExport: this is the shape that the bundler gives to assets
  export default address;
}
declare module "*.css" {}
