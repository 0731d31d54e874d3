// Texts that have broken somebody's software before. Collected by what they attack, not copied from a list.

/** What a person might really type or paste: to be kept as it is, or refused. */
export const unusualTexts: readonly string[] = [
  // Names of Indian families, in their own scripts, with joiners that must not be lost.
  'आशा', 'ಆಶಾ ರಾವ್', 'ஆஷா', 'ఆశా', 'আশা', 'क्‍ष', 'क्‌ष', 'श्री॒', 'O’Connor', 'D’Souza', 'N’Golo Kanté', 'Zoë', 'Łukasz', 'Ⅷ',
  // Composed and decomposed.
  '\u00e9', 'e\u0301', 'A\u030a', '\u1112\u1161\u11ab', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L', '\u0b95\u0bcd\u0bb7',
  // Right to left, overrides and isolates.
  'أشا', 'آشا', 'אשה', '\u202eahsA', '\u2067Asha\u2069', 'a\u200fb\u200ec', '\u061c',
  // Nothing to see.
  'a\u200bb', 'a\u00adb', 'a\u2060b', 'a\u180eb', 'a\u3164b', '\u115f\u1160', 'a\ufeffb', 'a\u034fb', '\ue000', '\u{e0041}',
  // Pictures, some of many code points.
  '😀', '👩‍👩‍👧‍👦', '🇮🇳', '🏳️‍🌈', '👍🏽', '☺️', '1️⃣', '🫠', '\u{10ffff}', '\u{1f3f4}\u{e0067}\u{e007f}',
  // Noncharacters and the replacement character.
  '\ufffe', '\uffff', '\ufdd0', '\ufffd',
  // Digits and letters that look like others.
  '٠١٢٣', '０１２', '१२३', '𝟏𝟐', 'Аsha', 'ａｓｈａ', 'ﬁ', 'ß', 'İi', 'ıI', 'ǆ', 'K', 'Ω',
  // Spaces of other kinds.
  'a\u00a0b', 'a\u2003b', 'a\u3000b', 'a\u2028b', 'a\u2029b',
  // Signs.
  '“”‘’', '§±÷×', '₹1,23,456', '½', 'ﷺ', '𒐫', 'ಠ_ಠ', '(╯°□°）╯', '\\', '"', "'", '`', '<>', '&amp;', '%s%d%n', '{0}', '$&', '$1', '\\1',
] // prettier-ignore

/** What only an attacker or a broken program sends. */
export const hostileTexts: readonly string[] = [
  // Values that are none in some language.
  'null', 'undefined', 'NaN', 'Infinity', '-Infinity', 'true', 'false', 'nil', 'None', '[object Object]', 'NULL', '(null)',
  // Numbers.
  '-1', '0', '00', '0x1F', '0b1', '1e3', '1e999', '-0', '.5', '5.', '1_000', '1,000', '２', '9007199254740993', '-9223372036854775809',
  '99999999999999999999', '2.2250738585072011e-308', '1/0', '--1', '+1', ' 1', '1 ', '1\n',
  // SQL.
  "'", "''", "' OR '1'='1", "'; DROP TABLE orders.order; --", "1; SELECT pg_sleep(10)", "' UNION SELECT NULL,NULL --", '$1', '$$', '%', '_', '\\\'',
  "E'\\\\'", "1) OR (1=1", "admin'--", "'||(select 1)||'", ":'x'", "' AND 1=CAST((SELECT version()) AS int)--", '/**/', "x'; COPY t TO PROGRAM 'id'",
  // HTML and scripts.
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '<svg/onload=alert(1)>', 'javascript:alert(1)', '&lt;', '<!--', ']]>',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', '</title><script>', "';alert(1)//",
  // Templates.
  '{{7*7}}', '${7*7}', '#{7*7}', '<%= 7*7 %>', '{{constructor.constructor("return process")()}}', '{name}', '{n}', '%{7*7}', '__import__("os")',
  // Paths and addresses.
  '../../../../etc/passwd', '..\\..\\windows\\win.ini', '....//....//etc/passwd', '/etc/passwd', 'file:///etc/passwd', '//evil.example', '/\\evil.example',
  'http://169.254.169.254/latest/meta-data', '\\\\evil\\share', 'C:\\', '.', '..', '.git/config', '%2e%2e%2f', '..;/', 'con', '~root',
  // Shells.
  '`id`', '$(id)', '; id', '| id', '&& id', '\nid', '() { :;}; echo', '!!', '*',
  // Mail headers and log lines.
  'a@b.in\r\nBcc: evil@z.in', 'a\r\nSet-Cookie: kandil=x', 'ok\n{"level":30,"msg":"forged"}', 'a@b.in,evil@z.in', '"a b"@c.in', 'a@[127.0.0.1]', "a@b.in'--",
  // Regular expressions that run away.
  `${'a'.repeat(2_000)}!`, `${'a@'.repeat(500)}`, `${'1-'.repeat(1_000)}x`, '(a+)+$', '[[[', '(?:', '.*', '\\p{',
  // Prototypes.
  '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'valueOf', '__defineGetter__',
  // Control characters.
  '\u0000', 'a\u0000b', '\u0001', '\u0008', '\t', '\n', '\r\n', '\u001b[31mred', '\u007f', '\u0085', '\u009b', '\u001a',
  // Halves of pairs: no text at all.
  '\ud800', '\udfff', 'a\udc00b', '\ud83d', '\udc00\ud800',
  // Ids: nearly ours.
  'ord', 'ord000000000000000000', 'ORD000000000000000000', 'ord00000000000000000', 'ord0000000000000000000', 'ord00000000000000000/', 'ord000000000000000000\n',
  '../customers/1?x=', 'ord0000000000000000%2', 'lrn000000000000000000,lrn000000000000000001',
] // prettier-ignore

export const strangeTexts: readonly string[] = [...unusualTexts, ...hostileTexts]
