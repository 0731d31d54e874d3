declare module 'virtual:t0-script' {
  /** The address of the script for pages that ship no React. */
  const src: string
  export default src
}
