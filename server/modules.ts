// Every module of the server, in dependency order: a module may import only the index.ts of those above it.
import type { Module } from '#server/platform/module.ts'
import { accounts } from '#server/modules/accounts/module.ts'
import { messages } from '#server/modules/messages/module.ts'

export const modules: readonly Module[] = [messages, accounts]
