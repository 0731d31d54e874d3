// Pictures of the demo data, as staff would have uploaded them.
import type { PictureId } from '#core/modules/media/picture.ts'
import { showPicture, type NewBundle, type NewTeacher } from '#server/modules/catalogue/factory.ts'
import { aPicture } from '#server/modules/media/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Text } from '../catalogue/program-names.ts'
import { coverOf, COVERS, coverTexts, type Cover } from './covers.ts'
import { portraitFile } from './portraits.ts'
import { bytesOf } from './files.ts'

/** Drawn by hand; the others by draw-portraits.ts. */
const handDrawn: Readonly<Record<string, string>> = {
  'Ananya Iyer': 'teacher-ananya.webp',
  'Rohit Deshpande': 'teacher-rohit.webp',
}

/** Courses are shown with a drawing of their subject, teachers with a portrait. */
export async function seedPictures(
  ctx: Ctx,
  bundles: readonly NewBundle[],
  teachers: readonly NewTeacher[],
): Promise<void> {
  const covers = new Map<Cover, PictureId>()
  for (const cover of COVERS) covers.set(cover, await aPicture(ctx, bytesOf(`covers/${cover}.webp`), coverTexts[cover]))
  for (const bundle of bundles) {
    const picture = covers.get(coverOf(bundle))
    if (picture) await showPicture(ctx, 'courses', bundle.id, picture)
  }
  for (const { id, name } of teachers) {
    const file = handDrawn[name] ?? `portraits/${portraitFile({ name })}`
    await showPicture(ctx, 'teachers', id, await aPicture(ctx, bytesOf(file), portraitText(name)))
  }
}

function portraitText(name: string): Text {
  return {
    en: `Drawn portrait of ${name}`,
    hi: `${name} का चित्र`,
    ta: `${name} அவர்களின் ஓவியம்`,
    mr: `${name} यांचे रेखाचित्र`,
  }
}
