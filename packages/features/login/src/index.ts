export { LoginDialog, type LoginDialogProps } from './LoginDialog.tsx';
export { LoginPanel, type LoginPanelProps } from './LoginPanel.tsx';
