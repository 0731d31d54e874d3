import type { Module } from '#server/platform/module.ts'
import { messagesStaff } from './staff.ts'

export const messages: Module = { name: 'messages', operations: messagesStaff }
