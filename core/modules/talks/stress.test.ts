import { describe, expect, it } from 'vitest'
import { spreadOf } from './stress.ts'

describe('the stress meter', () => {
  it('shows nothing of nineteen answers', () => {
    expect(spreadOf(new Map([[1, 10], [4, 9]]))).toBeUndefined() // prettier-ignore
  })

  it('shows the shares of twenty, rounded to five', () => {
    expect(spreadOf(new Map([[1, 10], [3, 6], [5, 4]]))).toEqual([50, 0, 30, 0, 20]) // prettier-ignore
    expect(spreadOf(new Map([[1, 11], [2, 20], [3, 1]]))).toEqual([35, 65, 5, 0, 0]) // prettier-ignore
  })
})
