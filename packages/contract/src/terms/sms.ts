/** What an SMS code is good for: each purpose has its own codes (spec 1 §7, decisions 6). */
export const SMS_TYPES = ['TYPE_LOGIN', 'TYPE_REG', 'TYPE_FIND_PWD'] as const
export type SmsType = (typeof SMS_TYPES)[number]
