/** Yuan as a price tag has them: ￥18, ￥19.90. */
export function formatPrice(yuan: number): string {
  return `￥${Number.isInteger(yuan) ? yuan : yuan.toFixed(2)}`
}
