export { PracticeHistoryPage as PracticeHistoryScreen } from '#parts/Practice/PracticeHistoryPage.tsx'
