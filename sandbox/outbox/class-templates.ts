// The registered texts about changed classes.
import type { SmsTemplate, WhatsAppTemplate } from './templates.ts'

export const CLASS_SMS: readonly SmsTemplate[] = [
  { id: '1107170000000000431', text: 'Your Kandil class ##course## has a new time: ##time##. It was ##was##. Reason: ##reason##. See your timetable: ##link##' },
  { id: '1107170000000000432', text: 'आपकी Kandil कक्षा ##course## का नया समय ##time## है। पहले ##was## था। कारण: ##reason##। समय-सारणी देखें: ##link##' },
  { id: '1107170000000000433', text: 'உங்கள் Kandil வகுப்பு ##course## இன் புதிய நேரம் ##time##. முன்பு ##was##. காரணம்: ##reason##. கால அட்டவணை: ##link##' },
  { id: '1107170000000000434', text: 'Your Kandil class ##course## on ##time## is cancelled. Reason: ##reason##. See your timetable: ##link##' },
  { id: '1107170000000000435', text: '##time## की आपकी Kandil कक्षा ##course## रद्द है। कारण: ##reason##। समय-सारणी देखें: ##link##' },
  { id: '1107170000000000436', text: '##time## அன்று உங்கள் Kandil வகுப்பு ##course## ரத்து. காரணம்: ##reason##. கால அட்டவணை: ##link##' },
  { id: '1107170000000000437', text: 'Your Kandil class ##course## on ##time## takes place after all. See your timetable: ##link##' },
  { id: '1107170000000000438', text: '##time## की आपकी Kandil कक्षा ##course## अब होगी। समय-सारणी देखें: ##link##' },
  { id: '1107170000000000439', text: '##time## அன்று உங்கள் Kandil வகுப்பு ##course## நடைபெறும். கால அட்டவணை: ##link##' },
  { id: '1107170000000000440', text: 'You have one more Kandil class: ##course## on ##time##. See your timetable: ##link##' },
  { id: '1107170000000000441', text: 'आपकी एक और Kandil कक्षा है: ##course##, ##time##। समय-सारणी देखें: ##link##' },
  { id: '1107170000000000442', text: 'உங்களுக்கு இன்னும் ஒரு Kandil வகுப்பு: ##course##, ##time##. கால அட்டவணை: ##link##' },
  { id: '1107170000000000443', text: '##teacher## teaches your Kandil class ##course## on ##time##. See your timetable: ##link##' },
  { id: '1107170000000000444', text: 'आपकी Kandil कक्षा ##course## के शिक्षक ##teacher## होंगे, समय ##time## पर। समय-सारणी देखें: ##link##' },
  { id: '1107170000000000445', text: '##time## அன்று உங்கள் Kandil வகுப்பு ##course## ஐ ##teacher## நடத்துவார். கால அட்டவணை: ##link##' },
  { id: '1107170000000000446', text: 'Several of your Kandil classes have new times, from ##time## on. See your timetable: ##link##' },
  { id: '1107170000000000447', text: '##time## से आपकी कई Kandil कक्षाओं का समय बदला है। समय-सारणी देखें: ##link##' },
  { id: '1107170000000000448', text: '##time## முதல் உங்கள் பல Kandil வகுப்புகளின் நேரம் மாறியது. கால அட்டவணை: ##link##' },
] // prettier-ignore

export const CLASS_WHATSAPP: readonly WhatsAppTemplate[] = [
  { name: 'kandil_class_moved_2', language: 'en', category: 'UTILITY', text: 'Your Kandil class {{1}} has a new time: {{2}}. It was {{3}}. Reason: {{4}}. See your timetable: {{5}}' },
  { name: 'kandil_class_moved_2', language: 'hi', category: 'UTILITY', text: 'आपकी Kandil कक्षा {{1}} का नया समय {{2}} है। पहले {{3}} था। कारण: {{4}}। समय-सारणी देखें: {{5}}' },
  { name: 'kandil_class_moved_2', language: 'ta', category: 'UTILITY', text: 'உங்கள் Kandil வகுப்பு {{1}} இன் புதிய நேரம் {{2}}. முன்பு {{3}}. காரணம்: {{4}}. கால அட்டவணை: {{5}}' },
  { name: 'kandil_class_cancelled', language: 'en', category: 'UTILITY', text: 'Your Kandil class {{1}} on {{2}} is cancelled. Reason: {{3}}. See your timetable: {{4}}' },
  { name: 'kandil_class_cancelled', language: 'hi', category: 'UTILITY', text: '{{1}} की आपकी Kandil कक्षा {{2}} रद्द है। कारण: {{3}}। समय-सारणी देखें: {{4}}' },
  { name: 'kandil_class_cancelled', language: 'ta', category: 'UTILITY', text: '{{1}} அன்று உங்கள் Kandil வகுப்பு {{2}} ரத்து. காரணம்: {{3}}. கால அட்டவணை: {{4}}' },
  { name: 'kandil_class_restored', language: 'en', category: 'UTILITY', text: 'Your Kandil class {{1}} on {{2}} takes place after all. See your timetable: {{3}}' },
  { name: 'kandil_class_restored', language: 'hi', category: 'UTILITY', text: '{{1}} की आपकी Kandil कक्षा {{2}} अब होगी। समय-सारणी देखें: {{3}}' },
  { name: 'kandil_class_restored', language: 'ta', category: 'UTILITY', text: '{{1}} அன்று உங்கள் Kandil வகுப்பு {{2}} நடைபெறும். கால அட்டவணை: {{3}}' },
  { name: 'kandil_class_added', language: 'en', category: 'UTILITY', text: 'You have one more Kandil class: {{1}} on {{2}}. See your timetable: {{3}}' },
  { name: 'kandil_class_added', language: 'hi', category: 'UTILITY', text: 'आपकी एक और Kandil कक्षा है: {{1}}, {{2}}। समय-सारणी देखें: {{3}}' },
  { name: 'kandil_class_added', language: 'ta', category: 'UTILITY', text: 'உங்களுக்கு இன்னும் ஒரு Kandil வகுப்பு: {{1}}, {{2}}. கால அட்டவணை: {{3}}' },
  { name: 'kandil_class_teacher', language: 'en', category: 'UTILITY', text: '{{1}} teaches your Kandil class {{2}} on {{3}}. See your timetable: {{4}}' },
  { name: 'kandil_class_teacher', language: 'hi', category: 'UTILITY', text: 'आपकी Kandil कक्षा {{1}} के शिक्षक {{2}} होंगे, समय {{3}} पर। समय-सारणी देखें: {{4}}' },
  { name: 'kandil_class_teacher', language: 'ta', category: 'UTILITY', text: '{{1}} அன்று உங்கள் Kandil வகுப்பு {{2}} ஐ {{3}} நடத்துவார். கால அட்டவணை: {{4}}' },
  { name: 'kandil_timetable_changed', language: 'en', category: 'UTILITY', text: 'Several of your Kandil classes have new times, from {{1}} on. See your timetable: {{2}}' },
  { name: 'kandil_timetable_changed', language: 'hi', category: 'UTILITY', text: '{{1}} से आपकी कई Kandil कक्षाओं का समय बदला है। समय-सारणी देखें: {{2}}' },
  { name: 'kandil_timetable_changed', language: 'ta', category: 'UTILITY', text: '{{1}} முதல் உங்கள் பல Kandil வகுப்புகளின் நேரம் மாறியது. கால அட்டவணை: {{2}}' },
] // prettier-ignore
