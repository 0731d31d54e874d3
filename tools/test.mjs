// `npm test`. Any Node can read this file: an old one gets a sentence, not a stack trace.
import './own-node/version.mjs'

void import('./own-node/continue.mjs').then(({ continueUnderOwnNode }) =>
  continueUnderOwnNode('test', 'tools/checks.ts'),
)
