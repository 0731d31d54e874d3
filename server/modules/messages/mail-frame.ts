// The one frame of every mail: our name, the template's text, why it was sent and where to change that. One narrow column, no
// images, and the same in plain text.
import { PRODUCT } from '#core/kernel/product.ts'
import { inLanguage, type Language, type LocalisedText } from '#core/taxonomy/language.ts'
import type { SendPurpose } from '#core/taxonomy/notice.ts'
import { pathInLanguage } from '#core/taxonomy/page-path.ts'

export interface MailBody {
  readonly lang: Language
  /** Each line is a paragraph. "Price\t₹24,999" is a row of a table. A line that ends with an address is a button. */
  readonly body: string
  /** Undefined for codes and for mail to staff. */
  readonly purpose: SendPurpose | undefined
  readonly publicUrl: string
}

export function frameMail({ lang, body, purpose, publicUrl }: MailBody): { text: string; html: string } {
  const because = inLanguage(purpose ? reasons[purpose] : ASKED_FOR, lang).text
  const choices = purpose && {
    label: inLanguage(CHOICES, lang).text,
    url: `${publicUrl}${pathInLanguage('/me/messages', lang)}`,
  }
  const footer = choices ? [because, `${choices.label}: ${choices.url}`] : [because]
  return {
    text: [PRODUCT.name, '', body.replaceAll('\t', ': '), '', '--', ...footer].join('\n'),
    html: page(lang, blocksOf(body).join('\n'), footer.map(paragraphOf).join('')),
  }
}

/** SAFETY is about the account as well as about a child. */
const reasons: Readonly<Record<SendPurpose, LocalisedText>> = {
  PAYMENTS: {
    en: 'You get this e-mail because it is about a payment at Kandil.',
    hi: 'यह ई-मेल आपको इसलिए मिला है कि यह Kandil पर हुए भुगतान के बारे में है।',
    ta: 'இது Kandil இல் செய்த கட்டணம் பற்றியது என்பதால் இந்த மின்னஞ்சல் வருகிறது.',
    mr: 'हा ई-मेल Kandil वरील पेमेंटबद्दल आहे, म्हणून तो तुम्हाला आला आहे.',
  },
  CLASSES: {
    en: 'You get this e-mail because you chose e-mail for class times.',
    hi: 'यह ई-मेल आपको इसलिए मिला है कि कक्षाओं के समय के लिए आपने ई-मेल चुना है।',
    ta: 'வகுப்பு நேரங்களுக்கு மின்னஞ்சலைத் தேர்ந்தெடுத்ததால் இது வருகிறது.',
    mr: 'वर्गांच्या वेळांसाठी तुम्ही ई-मेल निवडला आहे, म्हणून हा ई-मेल तुम्हाला आला आहे.',
  },
  REPORTS: {
    en: 'You get this e-mail because you chose e-mail for reports.',
    hi: 'यह ई-मेल आपको इसलिए मिला है कि रिपोर्ट के लिए आपने ई-मेल चुना है।',
    ta: 'அறிக்கைகளுக்கு மின்னஞ்சலைத் தேர்ந்தெடுத்ததால் இது வருகிறது.',
    mr: 'अहवालांसाठी तुम्ही ई-मेल निवडला आहे, म्हणून हा ई-मेल तुम्हाला आला आहे.',
  },
  OFFERS: {
    en: 'You get this e-mail because you chose e-mail for offers.',
    hi: 'यह ई-मेल आपको इसलिए मिला है कि ऑफ़र के लिए आपने ई-मेल चुना है।',
    ta: 'சலுகைகளுக்கு மின்னஞ்சலைத் தேர்ந்தெடுத்ததால் இது வருகிறது.',
    mr: 'ऑफरसाठी तुम्ही ई-मेल निवडला आहे, म्हणून हा ई-मेल तुम्हाला आला आहे.',
  },
  CHANGES: {
    en: 'You get this e-mail because something that you booked at Kandil has changed.',
    hi: 'यह ई-मेल आपको इसलिए मिला है कि Kandil पर आपकी बुकिंग में बदलाव हुआ है।',
    ta: 'Kandil இல் நீங்கள் பதிவு செய்ததில் மாற்றம் உள்ளதால் இந்த மின்னஞ்சல் வருகிறது.',
    mr: 'Kandil वरील तुमच्या बुकिंगमध्ये बदल झाला आहे, म्हणून हा ई-मेल तुम्हाला आला आहे.',
  },
  SAFETY: {
    en: 'You get this e-mail because it is about the safety of your account. It cannot be switched off.',
    hi: 'यह ई-मेल आपको इसलिए मिला है कि यह आपके खाते की सुरक्षा के बारे में है। इसे बंद नहीं किया जा सकता।',
    ta: 'இது உங்கள் கணக்கின் பாதுகாப்பு பற்றியது என்பதால் இந்த மின்னஞ்சல் வருகிறது. இதை நிறுத்த முடியாது.',
    mr: 'हा ई-मेल तुमच्या खात्याच्या सुरक्षिततेबद्दल आहे, म्हणून तो तुम्हाला आला आहे. तो बंद करता येत नाही.',
  },
}

const ASKED_FOR: LocalisedText = {
  en: 'You get this e-mail because this address was entered at Kandil.',
  hi: 'यह ई-मेल आपको इसलिए मिला है कि यह पता Kandil पर लिखा गया था।',
  ta: 'இந்த முகவரி Kandil இல் உள்ளிடப்பட்டதால் இந்த மின்னஞ்சல் வருகிறது.',
  mr: 'हा पत्ता Kandil वर टाकला होता, म्हणून हा ई-मेल तुम्हाला आला आहे.',
}

const CHOICES: LocalisedText = {
  en: 'Choose which messages you get',
  hi: 'चुनें कि आपको कौन-से संदेश मिलें',
  ta: 'எந்தச் செய்திகள் வர வேண்டும் எனத் தேர்ந்தெடுங்கள்',
  mr: 'कोणते मेसेज मिळावेत ते निवडा',
}

/** Rows that follow each other are one table. */
function blocksOf(body: string): string[] {
  const blocks: string[] = []
  let rows: string[] = []
  for (const line of [...body.split('\n'), '']) {
    if (line.includes('\t')) {
      rows.push(rowOf(line))
      continue
    }
    if (rows.length > 0) blocks.push(`<table role="presentation" style="${TABLE}">${rows.join('')}</table>`)
    rows = []
    if (line.trim() !== '') blocks.push(paragraphOf(line))
  }
  return blocks
}

function rowOf(line: string): string {
  const [name = '', value = ''] = line.split('\t')
  return `<tr><td style="${NAME}">${escape(name)}</td><td style="${VALUE}">${escape(value)}</td></tr>`
}

const ADDRESS = /https?:\/\/[^\s<>"]+/

/** "Open your order: https://…" as a button that says "Open your order"; other addresses as links. */
function paragraphOf(line: string): string {
  const [, label, url] = /^(.{1,60}?): (https?:\/\/[^\s<>"]+)$/u.exec(line) ?? []
  if (label !== undefined && url !== undefined)
    return `<p style="margin:16px 0"><a href="${escape(url)}" style="${BUTTON}">${escape(label)}</a></p>`
  const [address] = ADDRESS.exec(line) ?? []
  if (address === undefined) return `<p style="margin:8px 0">${escape(line)}</p>`
  const [before = '', after = ''] = line.split(address)
  return `<p style="margin:8px 0">${escape(before)}<a href="${escape(address)}">${escape(address)}</a>${escape(after)}</p>`
}

function page(lang: Language, content: string, footer: string): string {
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><body style="${BODY}">
<p style="font-weight:700;font-size:20px">${PRODUCT.name}</p>
${content}
<div style="${FOOTER}">${footer}</div></body></html>`
}

const BODY =
  'font:16px/1.6 system-ui,sans-serif;color:#1C1A24;background:#FBF8F2;max-width:480px;margin:auto;padding:24px'
const TABLE = 'width:100%;border-collapse:collapse'
const NAME = 'padding:8px 0;border-top:1px solid #DED6C6;color:#4A4656'
const VALUE = 'padding:8px 0;border-top:1px solid #DED6C6;text-align:right;font-weight:600'
const BUTTON =
  'background:#0B5A63;color:#FFFFFF;padding:12px 20px;border-radius:14px;text-decoration:none;display:inline-block'
const FOOTER = 'margin-top:32px;padding-top:8px;border-top:1px solid #DED6C6;color:#4A4656;font-size:14px'

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
