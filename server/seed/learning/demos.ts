// Teachers of demo classes, and demos of today and before: one is to come, one was attended, one was missed.
import { DAY, later } from '#core/kernel/time.ts'
import type { DemoCategoryKey } from '#core/modules/demos/category.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aTeacher } from '#server/modules/catalogue/factory.ts'
import { aDemo, anOldOffer, atFive } from '#server/modules/demos/factory.ts'
import { aMember } from '#server/modules/staff/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import { DEMO_STAFF } from '../families/households.ts'

const teachers = [
  { name: 'Rhea Thomas', category: 'coding', about: { en: 'Makes games with children who have never typed a line.', hi: 'ऐसे बच्चों के साथ खेल बनाती हैं जिन्होंने कभी कोड नहीं लिखा।', ta: 'ஒரு வரியும் எழுதாத குழந்தைகளுடன் விளையாட்டுகள் உருவாக்குகிறார்.', mr: 'कधी एकही ओळ टाइप न केलेल्या मुलांसोबत खेळ बनवतात.' } },
  { name: 'Kabir Anand', category: 'coding', about: { en: 'Builds robots on the screen, and explains each block.', hi: 'स्क्रीन पर रोबोट बनाते हैं और हर ब्लॉक समझाते हैं।', ta: 'திரையில் ரோபோக்களை உருவாக்கி ஒவ்வொரு பகுதியையும் விளக்குகிறார்.', mr: 'स्क्रीनवर रोबो बनवतात आणि प्रत्येक ब्लॉक समजावतात.' } },
  { name: 'Lakshmi Menon', category: 'reading', about: { en: 'Reads aloud in voices, and waits for the child to go on.', hi: 'अलग-अलग आवाज़ों में पढ़ती हैं और बच्चे को मौक़ा देती हैं।', ta: 'வெவ்வேறு குரல்களில் படித்து, குழந்தை தொடரக் காத்திருக்கிறார்.', mr: 'वेगवेगळ्या आवाजांत वाचून दाखवतात, आणि मूल पुढे वाचेल म्हणून थांबतात.' } },
  { name: 'Joseph D’Souza', category: 'speaking', about: { en: 'Gets shy children to tell a story by the end of the hour.', hi: 'शर्मीले बच्चे घंटे के अंत तक कहानी सुनाने लगते हैं।', ta: 'கூச்சமுள்ள குழந்தைகளையும் ஒரு மணி நேரத்தில் கதை சொல்ல வைக்கிறார்.', mr: 'लाजाळू मुलांनाही तासाच्या शेवटी गोष्ट सांगायला लावतात.' } },
] as const satisfies readonly { readonly category: DemoCategoryKey; readonly name: string; readonly about: object }[] // prettier-ignore

export async function seedDemos(ctx: Ctx): Promise<void> {
  const made = []
  for (const { name, category, about } of teachers)
    made.push(await aTeacher(ctx, { name, subjects: [category], qualification: 'B.Ed.', experienceYears: 6, about }))
  const [first, second, reader] = made
  if (!first || !second) return
  const { demoTeacher: email, password, secret } = DEMO_STAFF
  if (reader) await aMember(ctx, { email, name: reader.name, roles: [], password, secret, teacherId: reader.id })
  const demos = [
    { startsAt: atFive(ctx, 1), state: 'BOOKED' as const, teacherId: first.id },
    { startsAt: later(atFive(ctx, 0), -2 * DAY), state: 'NO_SHOW' as const, teacherId: first.id },
    {
      startsAt: later(atFive(ctx, 0), -DAY),
      state: 'ATTENDED' as const,
      teacherId: second.id,
      outcomeNote:
        'She finished the maze by herself, and asked how to add a second level. Try one puzzle together this week.',
    },
  ]
  for (const [n, demo] of demos.entries()) {
    const phone = `+91900000020${n + 1}`
    const { learnerId } = await aHousehold(ctx, { phone, firstName: 'Tara', grade: 4, stream: null, birthYear: 2017, hasConsent: true }) // prettier-ignore
    await aDemo(ctx, { learnerId, ...demo })
    if (demo.state === 'NO_SHOW') await anOldOffer(ctx, learnerId)
  }
}
