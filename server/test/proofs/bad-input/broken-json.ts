// Texts that are no JSON, or that are but should not have been sent, by the categories of Nicolas Seriot's JSONTestSuite:
// each line is of our own making.

/** No JSON by RFC 8259: must be refused. */
export const notJson: readonly string[] = [
  // structure
  ' ', '{', '}', '[', ']', '{]', '[}', '{{', '[[', '{}}', '[]]', '{}{}', '[] []', '{} x', 'x', '{,}', '[,]', ':', ',', '"', "'", '{"', '["', '[\\', '{"a"',
  // objects
  '{"phone"}', '{"phone":}', '{:1}', '{"phone" "1"}', '{"phone"::"1"}', '{"phone":"1",}', '{"phone":"1",,"a":1}', '{phone:"1"}', "{'phone':'1'}",
  '{"phone":"1"', '{"phone":"1"/**/}', '{"phone":"1"}//', '{"phone":"1"}#', '{1:1}', '{null:1}', '{"phone"=1}', '{"phone";1}', '{"a":1 "b":2}', '{"a":"b"}/',
  // arrays
  '[1,]', '[,1]', '[1,,2]', '[1 2]', '[1:2]', '["a" "b"]', '[1', '["', '[""', '[1,\n1\n,1', '[*]', '[-]', '[a', '["a",\n4\n,1,',
  // numbers
  '[01]', '[-01]', '[+1]', '[.5]', '[5.]', '[1.e1]', '[1e]', '[1e+]', '[1eE2]', '[0x1]', '[1_000]', '[--1]', '[- 1]', '[NaN]', '[Infinity]', '[-Infinity]',
  '[1a]', '[1.2.3]', '[１]', '[0e]', '[0e+]', '[2.e3]', '[-.1]', '[1 000.0]', '[.-1]', '[-foo]', '[1ea]',
  // strings
  '["]', "['a']", '["\\"]', '["\\x41"]', '["\\u00"]', '["\\uZZZZ"]', '["\\U0041"]', '["\\a"]', '["\\\u{1f600}"]', '["a\nb"]', '["a\tb"]', '["\u0000"]', '["\u001f"]',
  '[\\u0041]', '["\\u{41}"]', '["a" ] "b"', '[“a”]', '["\\ud800\\"]', '"\\', 'abc', '["\\u"]', '["\\ud83d\\u"]',
  // words
  '[True]', '[TRUE]', '[nul]', '[nulll]', '[truee]', '[fals]', '[undefined]', '[None]', 'nan', '[n]', '[tru',
  // what other programs write
  '<a/>', '<?xml version="1.0"?>', 'phone=9876543210', '---\nphone: 1', 'callback({})', ")]}',\n{}", '{}\u0000', '\u2060{}', '\u000c{}', '\u00a0{}',
  '{"a":1}\n{"a":2}', '@', '*', '%', '//', '/* */ {}', '\u001e{}', 'PK\u0003\u0004', '\u001f\u008b',
] // prettier-ignore

/** Bytes that are no UTF-8, within quotes that are right. */
export const notUtf8: readonly Buffer[] = [
  [0xff],
  [0xc0, 0x80],
  [0xc1, 0xbf],
  [0xe0, 0x80, 0x80],
  [0xed, 0xa0, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
  [0xf8, 0x88, 0x80, 0x80, 0x80],
  [0xe2, 0x82],
  [0x80],
  [0xe9],
].map((bytes) => Buffer.concat([Buffer.from('{"firstName":"A'), Buffer.from(bytes), Buffer.from('"}')]))

/** JSON, and yet not what any endpoint takes. `DEEP` stands for lists within lists. */
export const unwantedJson: readonly string[] = [
  '\ufeff{}', 'null', 'true', 'false', '0', '-0', '1e400', '"text"', '""', '[]', '[[]]', '[{}]', '[null]', '[1,2,3]', '{"":""}', '{"a":{"a":{"a":{}}}}',
  '{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}', '{"__proto__":null}', '{"a":1,"a":2}', '{"\\u005f_proto__":1}',
  '{"phone":"\\u0000"}', '{"phone":"\\ud800"}', '{"phone":"\\udfff\\ud800"}', '{"\\u0000":1}', '{"phone":1e999}', `{"phone":${'9'.repeat(400)}}`,
  '{"lang":["en"]}', '{"length":1e9}', '{"toString":1,"valueOf":1}', '{"then":1}', '{"toJSON":"x"}', '{"phone":{"$ne":null}}', '{"phone":{"$gt":""}}',
] // prettier-ignore
