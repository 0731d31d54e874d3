// What pg's own cursor takes from there too.
declare module 'pg/lib/utils.js' {
  /** As PostgreSQL reads it: text, or bytes. Throws for an object that holds itself. */
  export function prepareValue(value: unknown): string | Buffer | null
}
