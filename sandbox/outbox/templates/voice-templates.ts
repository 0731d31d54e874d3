// The texts of calls that were approved beforehand, each in one language.
export const VOICE_TEMPLATES = [
  { name: 'kandil_code_call_en', text: 'Hello. Your Kandil code is ##code##. Once more: ##code##. Do not share it with anyone.' },
  { name: 'kandil_code_call_hi', text: 'नमस्ते। आपका Kandil कोड है ##code##। एक बार फिर: ##code##। इसे किसी को न बताएँ।' },
  { name: 'kandil_code_call_ta', text: 'வணக்கம். உங்கள் Kandil குறியீடு ##code##. மீண்டும் ஒருமுறை: ##code##. யாரிடமும் பகிர வேண்டாம்.' },
  { name: 'kandil_code_call_mr', text: 'नमस्कार. तुमचा Kandil कोड आहे ##code##. पुन्हा एकदा: ##code##. तो कोणालाही सांगू नका.' },
] as const // prettier-ignore
