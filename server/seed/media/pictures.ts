// Pictures of the demo data, as staff would have uploaded them.
import type { PictureId } from '#core/modules/media/picture.ts'
import { showPicture, type NewBundle, type NewTeacher } from '#server/modules/catalogue/factory.ts'
import { aPicture } from '#server/modules/media/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Text } from '../catalogue/program-names.ts'
import { portraitFile } from './portraits.ts'
import { bytesOf } from './files.ts'

const courses: Readonly<Record<'physics' | 'biology' | 'school', Text>> = {
  physics: { en: 'Drawing of an atom beneath two lit lanterns', hi: 'दो जलती लालटेनों के नीचे परमाणु का चित्र', ta: 'இரு விளக்குகளின் கீழ் அணுவின் படம்' },
  biology: { en: 'Drawing of a strand of DNA and a leaf', hi: 'डीएनए और पत्ती का चित्र', ta: 'டிஎன்ஏ இழையும் இலையும் கொண்ட படம்' },
  school: { en: 'Drawing of an open book between two lit lanterns', hi: 'दो जलती लालटेनों के बीच खुली किताब का चित्र', ta: 'இரு விளக்குகளுக்கு நடுவே திறந்த நூலின் படம்' },
} // prettier-ignore

/** Drawn by hand; the others by draw-portraits.ts. */
const handDrawn: Readonly<Record<string, string>> = {
  'Ananya Iyer': 'teacher-ananya.webp',
  'Rohit Deshpande': 'teacher-rohit.webp',
}

/** Courses that have a page of their own text are shown with a picture, and teachers with a portrait. */
export async function seedPictures(
  ctx: Ctx,
  bundles: readonly NewBundle[],
  teachers: readonly NewTeacher[],
): Promise<void> {
  const ids = new Map<string, PictureId>()
  for (const [name, alt] of Object.entries(courses))
    ids.set(name, await aPicture(ctx, bytesOf(`course-${name}.webp`), alt))
  for (const { id, target, courseKind } of bundles) {
    const picture = ids.get(pictureFor(target))
    if (picture && (courseKind === 'CRASH' || courseKind === 'REVISION')) await showPicture(ctx, 'courses', id, picture)
  }
  for (const { id, name } of teachers) {
    const file = handDrawn[name] ?? `portraits/${portraitFile({ name })}`
    await showPicture(ctx, 'teachers', id, await aPicture(ctx, bytesOf(file), portraitText(name)))
  }
}

function portraitText(name: string): Text {
  return { en: `Drawn portrait of ${name}`, hi: `${name} का चित्र`, ta: `${name} அவர்களின் ஓவியம்` }
}

function pictureFor(target: string): keyof typeof courses {
  if (target.startsWith('neet')) return 'biology'
  return target.startsWith('jee') ? 'physics' : 'school'
}
