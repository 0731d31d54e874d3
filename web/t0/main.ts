// The script of every page, and the only one of content pages. Every page also works without it.
import { answerAtOnce } from './at-once.ts'
import { countNotices } from './bell.ts'
import { rememberChoice } from './choice.ts'
import { backUpCommands } from './commands.ts'
import { followEvents } from './events.ts'
import { keepPage } from './keep-page.ts'
import { keepTyped } from './keep-typed.ts'
import { rememberLanguage } from './language.ts'
import { openSearch } from './open-search.ts'
import { showOffline } from './offline.ts'
import { sayMistakes } from './own-messages.ts'
import { hearOfOtherLearner } from './other-learner.ts'
import { signOutEverywhere } from './sign-out.ts'
import { readAgainWhenSignedOut } from './signed-out.ts'
import { switchTheme } from './theme.ts'
import { noteVisit } from './visit.ts'

readAgainWhenSignedOut()
backUpCommands()
sayMistakes()
keepTyped()
switchTheme()
rememberLanguage()
rememberChoice()
showOffline()
openSearch()
countNotices()
followEvents()
noteVisit()
answerAtOnce()
keepPage()
signOutEverywhere()
hearOfOtherLearner()
