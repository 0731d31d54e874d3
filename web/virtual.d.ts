declare module 'virtual:t0-script' {
  /** The address of the script for pages that ship no React. */
  const src: string
  export default src
}
declare module '*.po' {
  export const messages: import('@lingui/core').Messages
}
