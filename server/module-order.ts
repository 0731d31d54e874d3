// The modules in the order of modules.json, which every tool reads: a module imports only from those before it, and where a
// transaction goes through all modules, it locks in this order.
import { inOrder, type Module } from '#server/platform/module.ts'
import * as mounted from './modules.ts'
import order from './modules.json' with { type: 'json' }

export const MODULE_NAMES: readonly string[] = order.layers.flatMap(({ modules }) => modules)

/** Throws when a module is listed in only one of the two files. */
export const modules: readonly Module[] = inOrder(MODULE_NAMES, Object.values(mounted))
