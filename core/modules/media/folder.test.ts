import { expect, it } from 'vitest'
import { folderName } from './folder.ts'

it.each([
  ['Courses', 'Courses'],
  [' Courses / Class  9 ', 'Courses/Class 9'],
  ['/Courses//Class 9/', 'Courses/Class 9'],
  [' / ', ''],
])('the folder %j is %j', (typed, name) => {
  expect(folderName(typed)).toBe(name)
})
