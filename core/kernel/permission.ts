/** The name people read for a scope: “Approve coupons” for `coupons.approve`. */
export function permissionName(scope: string): string {
  const [feature = '', level = ''] = scope.split('.')
  return `“${level.charAt(0).toUpperCase()}${level.slice(1)} ${feature}”`
}
