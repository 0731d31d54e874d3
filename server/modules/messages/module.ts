import type { Module } from '#server/platform/module.ts'

export const messages: Module = { name: 'messages', operations: [] }
