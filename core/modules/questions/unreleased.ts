// Schemas of things that no learner may read before their paper is released: keys and solutions. A schema that registers itself here
// can be part of a staff endpoint, and of the few learner endpoints that unreleased.test.ts lists.
import { z } from 'zod'

export const unreleased = z.registry<{ readonly what: 'KEY' | 'SOLUTION' }>()
