/** The categories of messages; the ids are the wire's types. */
export const MESSAGE_CATEGORIES = ['System', 'Homework', 'ClassEntity'] as const
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number]
export const MESSAGE_CATEGORY_NAMES: Record<MessageCategory, string> = {
  System: '系统消息',
  Homework: '作业消息',
  ClassEntity: '班级消息',
}
