/** The address of a script without React: web/t0 and the folders in it. */
declare module 'virtual:t0-*' {
  const src: string
  export default src
}
