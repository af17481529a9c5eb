/** A browser window that a check controls through the protocol of its engine. Sizes are in CSS px. */
export interface Driver {
  readonly engine: 'Firefox' | 'WebKit';
  goto(url: string): Promise<void>;
  /** Changes the size of the window. Resolves when the page has the new size. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. The function can use only its arguments and globals of the page. */
  run<T, A extends readonly unknown[]>(script: (...args: A) => T, ...args: A): Promise<T>;
  /** Runs a library's source in the page, regardless of the page's content security policy. */
  install(source: string): Promise<void>;
  /** The element that the function returns in the page. `undefined` when it returns none. */
  element<A extends readonly unknown[]>(
    script: (...args: A) => unknown,
    ...args: A
  ): Promise<ElementHandle | undefined>;
  /** Presses a key on the focused element. */
  press(key: 'Escape' | 'Enter' | 'Tab'): Promise<void>;
  screenshot(file: string): Promise<void>;
  close(): Promise<void>;
}

export interface ElementHandle {
  click(): Promise<void>;
  hover(): Promise<void>;
  type(text: string): Promise<void>;
}
