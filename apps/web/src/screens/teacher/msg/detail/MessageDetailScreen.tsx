/** The teacher's messages about one thing (spec 3 §2). */
export { MessageDetail as MessageDetailScreen } from '#parts/Messages/MessageDetail.tsx'
