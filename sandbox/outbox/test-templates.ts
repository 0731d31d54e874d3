// The registered texts about tests.
export const TEST_SMS = [
  { id: '1107170000000002501', text: 'The answer key of your Kandil test ##test## was corrected. Your marks are ##marks##, before ##was##. See the result: ##link##' },
  { id: '1107170000000002502', text: 'आपके Kandil टेस्ट ##test## की उत्तर कुंजी सुधारी गई। आपके अंक अब ##marks## हैं, पहले ##was## थे। परिणाम देखें: ##link##' },
  { id: '1107170000000002503', text: 'உங்கள் Kandil தேர்வு ##test## இன் விடைக்குறிப்பு திருத்தப்பட்டது. உங்கள் மதிப்பெண் ##marks##, முன்பு ##was##. முடிவைப் பார்க்க: ##link##' },
  { id: '1107170000000002504', text: 'You were right: a question of your Kandil test ##test## is being corrected. See your result: ##link##' },
  { id: '1107170000000002505', text: 'आप सही थे: आपके Kandil टेस्ट ##test## का एक प्रश्न सुधारा जा रहा है। अपना परिणाम देखें: ##link##' },
  { id: '1107170000000002506', text: 'நீங்கள் சொன்னது சரி: உங்கள் Kandil தேர்வு ##test## இன் ஒரு கேள்வி திருத்தப்படுகிறது. உங்கள் முடிவைப் பார்க்க: ##link##' },
  { id: '1107170000000002507', text: 'We have checked the question of your Kandil test ##test##. Its answer stays. Read why: ##link##' },
  { id: '1107170000000002508', text: 'हमने आपके Kandil टेस्ट ##test## का प्रश्न जाँचा है। उत्तर वही रहेगा। कारण पढ़ें: ##link##' },
  { id: '1107170000000002509', text: 'உங்கள் Kandil தேர்வு ##test## இன் கேள்வியைச் சரிபார்த்தோம். விடை மாறவில்லை. காரணத்தைப் படிக்க: ##link##' },
] as const // prettier-ignore

export const TEST_WHATSAPP = [
  { name: 'kandil_test_regraded', language: 'en', category: 'UTILITY', text: 'The answer key of your Kandil test {{1}} was corrected. Your marks are {{2}}, before {{3}}. See the result: {{4}}' },
  { name: 'kandil_test_regraded', language: 'hi', category: 'UTILITY', text: 'आपके Kandil टेस्ट {{1}} की उत्तर कुंजी सुधारी गई। आपके अंक अब {{2}} हैं, पहले {{3}} थे। परिणाम देखें: {{4}}' },
  { name: 'kandil_test_regraded', language: 'ta', category: 'UTILITY', text: 'உங்கள் Kandil தேர்வு {{1}} இன் விடைக்குறிப்பு திருத்தப்பட்டது. உங்கள் மதிப்பெண் {{2}}, முன்பு {{3}}. முடிவைப் பார்க்க: {{4}}' },
  { name: 'kandil_challenge_upheld', language: 'en', category: 'UTILITY', text: 'You were right: a question of your Kandil test {{1}} is being corrected. See your result: {{2}}' },
  { name: 'kandil_challenge_upheld', language: 'hi', category: 'UTILITY', text: 'आप सही थे: आपके Kandil टेस्ट {{1}} का एक प्रश्न सुधारा जा रहा है। अपना परिणाम देखें: {{2}}' },
  { name: 'kandil_challenge_upheld', language: 'ta', category: 'UTILITY', text: 'நீங்கள் சொன்னது சரி: உங்கள் Kandil தேர்வு {{1}} இன் ஒரு கேள்வி திருத்தப்படுகிறது. உங்கள் முடிவைப் பார்க்க: {{2}}' },
  { name: 'kandil_challenge_rejected', language: 'en', category: 'UTILITY', text: 'We have checked the question of your Kandil test {{1}}. Its answer stays. Read why: {{2}}' },
  { name: 'kandil_challenge_rejected', language: 'hi', category: 'UTILITY', text: 'हमने आपके Kandil टेस्ट {{1}} का प्रश्न जाँचा है। उत्तर वही रहेगा। कारण पढ़ें: {{2}}' },
  { name: 'kandil_challenge_rejected', language: 'ta', category: 'UTILITY', text: 'உங்கள் Kandil தேர்வு {{1}} இன் கேள்வியைச் சரிபார்த்தோம். விடை மாறவில்லை. காரணத்தைப் படிக்க: {{2}}' },
] as const // prettier-ignore
