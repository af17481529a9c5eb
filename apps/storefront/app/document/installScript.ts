/**
 * Takes the browser's offer to install the shop, which may come before any code for it has loaded. The
 * feature `web-app` shows it in the account.
 */
export const installScript =
  'addEventListener("beforeinstallprompt",function(e){e.preventDefault();window.luxeInstall=e});';
