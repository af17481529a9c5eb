export { BrandCashScreen } from './BrandCashScreen.tsx';
export { CliqCashScreen, type CliqCashScreenProps } from './CliqCashScreen.tsx';
export { HistoryScreen, type HistoryScreenProps } from './HistoryScreen.tsx';
export { PointsScreen, type PointsScreenProps } from './PointsScreen.tsx';
export { RedeemScreen } from './RedeemScreen.tsx';
export { TransactionScreen, type TransactionScreenProps } from './TransactionScreen.tsx';
