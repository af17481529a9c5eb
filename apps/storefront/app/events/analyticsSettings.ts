/** What the page knows about the receivers of its events. The server writes it as an attribute. */
export interface AnalyticsSettings {
  /** The endpoint of sales analytics and its method. Without it, the shop's own `/events` is used. */
  readonly sales?: { readonly url: string; readonly method: 'GET' | 'POST' };
  /** Ad tracking URLs with the placeholder `cli_ubid`. */
  readonly ads?: readonly string[];
  /** Script of customer-engagement analytics, and the global of the browser that it defines. */
  readonly engagement?: { readonly script: string; readonly global: string };
}

/** Reads the settings from the attribute `data-analytics` of the document. */
export function readAnalyticsSettings(): AnalyticsSettings {
  const { analytics } = document.documentElement.dataset;
  return analytics ? (JSON.parse(analytics) as AnalyticsSettings) : {};
}
