// The smaller edition of hls.js has no types of its own.
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
