/** Where schools are: the level above provinces. */
export const COUNTRIES = ['CN', 'MY'] as const
export type Country = (typeof COUNTRIES)[number]
export const DEFAULT_COUNTRY: Country = 'CN'
export const COUNTRY_NAMES: Record<Country, string> = { CN: '中国', MY: '马来西亚' }
