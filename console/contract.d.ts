// Made by tools/staff-contract.ts when the console is built.
declare module 'virtual:staff-contract' {
  type Field = import('./frame/contract.ts').Field
  type ResourceInfo = import('./frame/contract.ts').ResourceInfo
  type EndpointInfo = import('./frame/contract.ts').EndpointInfo
  export const resources: Readonly<Record<string, ResourceInfo>>
  export const endpoints: Readonly<Record<string, Readonly<Record<string, EndpointInfo>>>>
}
