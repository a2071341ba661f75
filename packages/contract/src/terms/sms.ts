/** What an SMS code is good for: each purpose has its own codes. */
export const SMS_TYPES = ['TYPE_LOGIN', 'TYPE_REG', 'TYPE_FIND_PWD', 'TYPE_GUARDIAN'] as const
export type SmsType = (typeof SMS_TYPES)[number]
