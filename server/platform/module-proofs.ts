// Facts about a module that the proofs of access and bad input need. Its proofs.ts says it, in the module's own folder; the proofs
// themselves read every endpoint from the OpenAPI document, so one that nobody has said anything of is found.
import type { Ctx } from './context.ts'

export interface ModuleProofs {
  /**
   * Endpoints, "orders.buyItems", that answer only to what somebody's phone, mail box, partner or earlier answer knows: the proofs
   * see the refusals, and the module's own tests the rest.
   */
  readonly needsASecret?: readonly string[]
  /** Fields that name something: EVERYBODYS is public, a FAMILYS is tried by the module's own tests with another family's. */
  readonly ids?: Readonly<Record<string, 'EVERYBODYS' | 'FAMILYS'>>
  /** Values that mean something, by the field that carries them; under an endpoint's name, those with another meaning there. */
  readonly known?: (ctx: Ctx) => Promise<Readonly<Record<string, unknown>>>
}
