// Examples in the API's document: made from the schema, and left out where the call itself would refuse them.
import { sample } from 'openapi-sampler'
import type { z } from 'zod'
import type { JsonSchema } from './components.ts'

/** `valid` is the schema that the server checks with. */
export function exampleOf(
  schema: JsonSchema,
  schemas: Readonly<Record<string, JsonSchema>>,
  valid: z.ZodType,
): { readonly example?: unknown } {
  const example: unknown = sample(schema, {}, { components: { schemas } })
  return valid.safeParse(example).success ? { example } : {}
}
