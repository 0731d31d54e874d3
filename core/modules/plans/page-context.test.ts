import { expect, test } from 'vitest'
import { libraryStudy, pageContextOf } from './page-context.ts'

test.each([
  ['neetlibrary', null, { grade: 11, target: 'neetug' }],
  ['neetlibrary', 12, { grade: 12, target: 'neetug' }],
  ['jeelibrary', 9, { grade: 11, target: 'jeemain' }],
  ['jeelibrary', 13, { grade: 13, target: 'jeemain' }],
] as const)('from %s a learner of class %s begins with %j', (context, grade, study) => {
  expect(libraryStudy(context, grade)).toMatchObject(study)
})

test('home, renew and what is no context say nothing of the exam', () => {
  for (const text of ['home', 'renew', 'library', '', null])
    expect(libraryStudy(pageContextOf(text), 12)).toBeUndefined()
})
