/** Whether a story runs as a test, in Vitest. Tests run with reduced motion. */
export const isStoryTest = () => '__vitest_browser__' in globalThis;
