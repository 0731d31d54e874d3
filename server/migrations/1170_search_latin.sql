-- A word as families spell it in Latin letters, from Latin, Devanagari or Tamil: "ganit" and "गणित" are both "ganit". Sounds that are
-- spelt in several ways are one letter, so "kanitham" and "கணிதம்" are both "kanitam". Consonants are capitals until each has its vowel.
create function search.latin_of(word text) returns text immutable strict parallel safe language plpgsql as $$
declare
  latin text := replace(replace(word, 'ज्ञ', 'ग्य'), 'ஸ்ரீ', 'ஸ்ரி');
begin
  latin := translate(latin, 'कखगघचछजझटठडढतथदधनणङञपफबभमयरलळवशषसह', 'KKGGCCJJTTDDTTDDNNNNPPBBMYRLLVSSSH');
  latin := translate(latin, 'கசஜஸஷஶடதபஙஞநனணமயரறலளழவஹ', 'KSJSSSTTPNNNNNMYRRLLLVH');
  -- Signs of vowels, then letters of vowels. The last sign says that a consonant has no vowel.
  latin := translate(latin, 'ािीुूृेैोौंः' || 'ாிீுூெேைொோௌ்' || '्', 'aiiuuieeoon' || '·' || 'aiiuueeeooo' || '~' || '~');
  latin := translate(latin, 'अआइईउऊऋएऐओऔ' || 'அஆஇஈஉஊஎஏஐஒஓஔ', 'aaiiuuieeoo' || 'aaiiuueeeooo');
  -- A consonant without a sign is spoken with an a, but not at the end of a word.
  latin := regexp_replace(latin, '([A-Z])(?=[A-Zn])', '\1a', 'g');
  latin := lower(translate(latin, '~·', ''));
  latin := replace(replace(replace(replace(latin, 'ph', 'f'), 'zh', 'l'), 'aa', 'a'), 'ee', 'i');
  latin := replace(replace(replace(replace(latin, 'oo', 'u'), 'ai', 'e'), 'au', 'o'), 'ou', 'o');
  latin := translate(regexp_replace(latin, '([kgcjtdbs])h', '\1', 'g'), 'wzqxyf', 'vjkkip');
  return regexp_replace(latin, '(.)\1+', '\1', 'g');
end $$;

alter table search.word add column latin text not null generated always as (search.latin_of(word)) stored;
drop index search.word_letters;
create index word_letters on search.word using gin (latin gin_trgm_ops);

-- Courses are found by the language that they are taught in.
insert into search.stale (kind, id) select 'COURSE', id from catalogue.bundle;
