import { describe, expect, it } from 'vitest'
import { sniffType } from './sniff.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('the first bytes of a file', () => {
  // Signatures as the formats' own standards print them.
  it.each([
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
    ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
    ['\0\0\0\x20ftypavif\0\0\0\0avifmif1', 'image/avif'],
    ['\0\0\0\x1cftypmif1\0\0\0\0mif1avif', 'image/avif'],
    ['%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n', 'application/pdf'],
    ['%PDF-2.0\r\n1 0 obj<<>>endobj\r\nstartxref\r\n0\r\n%%EOF', 'application/pdf'],
    ['\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'HEIC'],
    ['\0\0\0\x1cftypmif1\0\0\0\0mif1heic', 'HEIC'],
  ])('%j are %s', (head, type) => {
    expect(sniffType(bytesOf(head))).toBe(type)
  })

  it.each([
    '',
    'PK\x03\x04',
    '<svg xmlns="http://www.w3.org/2000/svg">',
    'GIF89a',
    ' %PDF-1.7\n%%EOF',
    '%PDF-1.4<html><script>alert(1)</script>%%EOF',
    '%PDF-1.4\n<html><script>alert(1)</script>',
    '\x7fELF',
    'RIFFxxxxWAVE',
  ])('%j are of no type that we take', (head) => {
    expect(sniffType(bytesOf(head))).toBeUndefined()
  })
})
