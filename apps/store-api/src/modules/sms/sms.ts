/** Sends text messages. */
export interface Sms {
  /**
   * Resolves when the service has accepted the message; throws an Error when it has not. `phone`: ten digits
   * of an Indian mobile number.
   */
  send(phone: string, text: string): Promise<void>;
}
