// Facts about a module that the proofs of access and bad input need. The module's proofs.ts states them. The proofs read every
// endpoint from the OpenAPI document, so they notice an endpoint without such facts.
import type { Ctx } from './context.ts'

export interface ModuleProofs {
  /**
   * Endpoints, such as "orders.buyItems", that need a code, a signed link or another secret. The proofs check only their refusals,
   * and the module's own tests check the rest.
   */
  readonly needsASecret?: readonly string[]
  /** Id fields. EVERYBODYS names something public. FAMILYS belongs to one family: the module's tests try another family's id. */
  readonly ids?: Readonly<Record<string, 'EVERYBODYS' | 'FAMILYS'>>
  /** Real values, by their fields. A field with another meaning at one endpoint is listed under that endpoint's name. */
  readonly known?: (ctx: Ctx) => Promise<Readonly<Record<string, unknown>>>
}
