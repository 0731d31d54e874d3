import { describe, expect, it } from 'vitest'
import { publishProblem, type Publishable } from './publish-check.ts'

const complete: Publishable = {
  kind: 'NOTES',
  fileType: 'application/pdf',
  address: null,
  editionYear: 2026,
  rightsHolder: 'Kandil Learning Private Limited',
  licence: 'All rights reserved',
  access: 'FREE',
  courseIds: [],
}

describe('a resource is published', () => {
  it.each([
    ['with all that it needs', {}, undefined],
    ['as a link', { fileType: null, address: 'https://ncert.nic.in/', rightsHolder: 'NCERT' }, undefined],
    ['for a course', { access: 'ENROLLED', courseIds: ['bun1'] }, undefined],
    ['as a film', { kind: 'FILM', fileType: 'video/webm' }, undefined],
    ['not as a film that is a document', { kind: 'FILM' }, 'OTHER_KIND'],
    ['not as notes that are a film', { fileType: 'video/mp4' }, 'OTHER_KIND'],
    ['not without a file', { fileType: null }, 'NO_FILE'],
    ['not without a rights holder', { rightsHolder: ' ' }, 'NO_LICENCE'],
    ['not without a licence', { licence: '' }, 'NO_LICENCE'],
    ['not without its edition', { editionYear: null }, 'NO_EDITION'],
    ['not for the learners of no course', { access: 'ENROLLED' }, 'NO_COURSE'],
    ['not with a text of NCERT that is stored here', { rightsHolder: 'NCERT, New Delhi' }, 'ONLY_LINKED'],
    ['not as a link that is only for some', { access: 'ENROLLED', courseIds: ['bun1'], fileType: null, address: 'https://x.example' }, 'ENROLLED_LINK'],
  ] as const)('%s', (_, but, problem) => {
    expect(publishProblem({ ...complete, ...but })).toBe(problem)
  })
}) // prettier-ignore
