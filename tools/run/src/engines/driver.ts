/** One browser window, driven through the protocol of its engine. Sizes are CSS px. */
export interface Driver {
  readonly engine: 'Firefox' | 'WebKit';
  goto(url: string): Promise<void>;
  /** Resolves when the page has the new size. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. It sees its arguments and the page alone. */
  run<T, A extends readonly unknown[]>(script: (...args: A) => T, ...args: A): Promise<T>;
  /** Runs a library's source in the page, whatever the page's content security policy says. */
  install(source: string): Promise<void>;
  /** The element that the function finds in the page. `undefined`: it found none. */
  element<A extends readonly unknown[]>(
    script: (...args: A) => unknown,
    ...args: A
  ): Promise<ElementHandle | undefined>;
  /** Presses a key in whatever has the focus. */
  press(key: 'Escape' | 'Enter' | 'Tab'): Promise<void>;
  screenshot(file: string): Promise<void>;
  close(): Promise<void>;
}

/** An element of the page. */
export interface ElementHandle {
  /** Presses the element with the pointer. */
  click(): Promise<void>;
  /** Moves the pointer onto the element. */
  hover(): Promise<void>;
  type(text: string): Promise<void>;
}
