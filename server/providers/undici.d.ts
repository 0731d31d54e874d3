// undici publishes only the types of its index.
declare module 'undici/lib/api/api-request.js' {
  import type { Dispatcher } from 'undici'
  function request(this: Dispatcher, asked: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData>
  export default request
}

declare module 'undici/lib/dispatcher/pool.js' {
  export { Pool as default } from 'undici'
}
