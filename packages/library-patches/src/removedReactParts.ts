import { cutText, removeAssignments, removeCases, replaceBodies, type Cut } from './replaceCode.ts';

/**
 * Parts of React that this shop never uses. React decides at run time whether they run, so that a bundler
 * cannot remove them. A component or a call of React that needs one of them throws in the browser, and
 * `findNeededReactPart` stops the build.
 */
const never = (name: string) => [name, `{ throw Error("Left out: ${name}"); }`] as const;

/** Tags of the fibers of Profiler, SuspenseList, Scope, Cache, ViewTransition and Activity. */
const unusedTags: ReadonlySet<unknown> = new Set([12, 19, 21, 24, 25, 30, 31]);

/** Other bodies for functions of `react-dom/client`. */
const bodies: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      // Form actions.
      'mountActionState',
      'updateActionState',
      'rerenderActionState',
      // The React compiler, and caches of components.
      'useMemoCache',
      'refreshCache',
      // Style sheets and scripts that a component asks React to load.
      'acquireResource',
      'prefetchDNS',
      'preconnect',
      'preload',
      'preloadModule',
      'preinitScript',
      'preinitStyle',
      'preinitModuleScript',
      'requestFormReset',
    ].map(never),
  ),
  recursivelyResetForms: '{}',
  // View transitions of React. The router has its own, which need none of this.
  commitExitViewTransitions: '{}',
  commitNestedViewTransitions: '{}',
  trackEnterViewTransitions: '{}',
  pushMutationContext: '{}',
  // Refs of fragments.
  commitNewChildToFragmentInstances: '{}',
  commitFragmentInstanceInsertionEffects: '{}',
  commitFragmentInstanceDeletionEffects: '{}',
  // Only view transitions wait for pictures, and only style sheets of components delay a commit.
  preloadInstanceAndSuspendIfNeeded: '{ workInProgress.flags &= -16777217; }',
  preloadResourceAndSuspendIfNeeded: '{}',
  getResource: '{ return null; }',
  isHostHoistableType: `{
    return 1 !== hostContext && null == props.itemProp && ("meta" === type || "title" === type ||
      ("link" === type && "stylesheet" !== props.rel && "string" === typeof props.rel &&
        "string" === typeof props.href && "" !== props.href && !props.onLoad && !props.onError));
  }`,
  completeRootWhenReady: `{
    root.timeoutHandle = -1;
    completeRoot(root, finishedWork, lanes, recoverableErrors, transitions, didIncludeRenderPhaseUpdate,
      spawnedLane, updatedLanes, suspendedRetryLanes, didSkipSuspendedSiblings, exitStatus, null);
  }`,
  // Component stacks of errors. In a minified build they name no component, and no report contains them.
  getStackByFiberInDevAndProd: '{ return ""; }',
  // React stores this function and calls it nowhere.
  defaultOnDefaultTransitionIndicator: '{}',
  isCustomElement: '{ return false; }',
  // Every supported browser has the events of animations without a prefix.
  getVendorPrefixedEventName: '{ return eventName; }',
};

const cuts: readonly Cut[] = [
  // Element types of the unused tags. React then reports an invalid element type.
  {
    from: '      case REACT_ACTIVITY_TYPE:\n        return (\n          (type = createFiberImplClass(31',
    to: '      case REACT_FRAGMENT_TYPE:\n        return createFiberFromFragment',
  },
  {
    from: '      case REACT_PROFILER_TYPE:\n        return (\n          (type = createFiberImplClass(12',
    to: '      case REACT_SUSPENSE_TYPE:\n',
  },
  {
    from: '      case REACT_SUSPENSE_LIST_TYPE:\n        return (\n          (type = createFiberImplClass(19',
    to: '      default:\n        if ("object" === typeof owner',
  },
  // Refs of fragments.
  {
    from: '        case 7:\n          if (null === current.stateNode) {\n            var fragmentInstance',
    to: '        default:\n          instanceToUse = current.stateNode;',
  },
  {
    from: '      parentFiber = null;\n      for (var parent = finishedWork.return; null !== parent; ) {',
    to: '      if (null == hostParentFiber) throw Error(formatProdErrorMessage(160));',
    with: '      var JSCompiler_inline_result = null;\n',
  },
  // The events onBeforeInput and onComposition…, and form actions.
  {
    from: '      var fallbackData;\n      if (canUseCompositionEvent)',
    to: '    }\n    processDispatchQueue(dispatchQueue, eventSystemFlags);',
  },
  { from: 'registerTwoPhaseEvent("onBeforeInput", [', to: 'var mediaEventTypes =' },
  {
    from: '      null !== workInProgress.memoizedState &&\n        (($$typeof = renderWithHooks(',
    to: '      markRef(current, workInProgress);\n      reconcileChildren(current, workInProgress, props',
  },
  // Browsers without the event `input`.
  { from: 'var isInputEventSupported = !1;', to: 'function stopWatchingForValueChange()' },
  {
    from: '          if (isInputEventSupported)',
    to: '        else\n          (SyntheticEventCtor = reactName.nodeName),',
    with: '{ getTargetInstFunc = getTargetInstForInputOrChangeEvent; var handleEventFunc; }\n',
  },
  // View transitions and their types.
  {
    from: '  shouldStartViewTransition\n    ? (pendingViewTransition = startViewTransition(',
    to: 'function reportViewTransitionError',
    with: '  flushMutationEffects(), flushLayoutEffects(), flushSpawnedWork();\n}\n',
  },
  {
    from: '  pendingViewTransitionEvents = null;\n  (lanes & 335544064) === lanes',
    to: '  0 !== (finishedWork.subtreeFlags & spawnedLane) ||',
    with: '  spawnedLane = 10256;\n',
  },
  {
    from: '      viewTransitionMutationContext &&\n        inUpdateViewTransition &&',
    to: '      offscreenDirectParentIsHidden = flags;\n      break;',
  },
  { from: '    var committedViewTransition = pendingViewTransition;', to: '    requestPaint();' },
  {
    from: '    recoverableErrors = pendingViewTransitionEvents;',
    to: '    0 !== (pendingEffectsLanes & 3) && flushPendingEffects();',
  },
  {
    from: '  null !== pendingViewTransition &&\n    (pendingViewTransition.skipTransition()',
    to: '  flushMutationEffects();\n  flushLayoutEffects();\n  flushSpawnedWork();\n  return',
  },
  {
    from: '  if (null !== entangledTransitionTypes)\n    for (var root$28 = firstScheduledRoot;',
    to: '  null !== prevOnStartTransitionFinish &&\n    prevOnStartTransitionFinish(transition, returnValue);',
  },
];

/** Whether lanes could start a view transition: no lanes can. */
const startsTransition = /\((\w+) & 335544064\) === \1\b/g;

const clientAssignments = [
  'FragmentInstance.prototype.',
  'ViewTransitionPseudoElement.prototype.',
  'ReactDOMSharedInternals.findDOMNode',
  'exports.createRoot',
];
const domExports = [
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'requestFormReset',
  'useFormState',
  'useFormStatus',
];
const reactExports = [
  'Activity',
  'Profiler',
  'ViewTransition',
  '__COMPILER_RUNTIME',
  'addTransitionType',
  'cache',
  'cacheSignal',
  'unstable_useCacheRefresh',
  'useActionState',
];

/** Returns a module of React without the unused parts; `undefined` for other modules. */
export function removeReactParts(id: string, code: string): string | undefined {
  const [, name] = /\/node_modules\/react(?:-dom)?\/cjs\/([\w-]+)\.production\.js$/.exec(id) ?? [];
  if (name === 'react-dom-client') return removeClientParts(code);
  if (name === 'react-dom') return withoutExports(code, domExports);
  if (name === 'react') return withoutExports(code, reactExports);
  return undefined;
}

const withoutExports = (code: string, names: readonly string[]) =>
  removeAssignments(
    code,
    names.map((name) => `exports.${name}`),
    'React',
  );

function removeClientParts(code: string): string {
  const cut = cutText(code, cuts, 'React');
  if (cut.match(startsTransition)?.length !== 6) throw new Error('React has other view transitions');
  const replaced = replaceBodies(cut.replace(startsTransition, '!1'), bodies, 'React');
  return removeCases(removeAssignments(replaced, clientAssignments, 'React'), 'tag', unusedTags);
}

/** `import { a } from`, also after a default import, and `export { a } from`. */
const importOf = (names: readonly string[], module: string) =>
  new RegExp(`\\{[^{}]*\\b(${names.join('|')})\\b[^{}]*\\}\\s*from\\s*['"]${module}['"]`);

const reactNames = [...reactExports, 'SuspenseList', 'unstable_SuspenseList'];
const clientNames = ['createRoot'];

/** What needs a removed part in a source of the shop: elements and their properties. */
const neededBySources: readonly RegExp[] = [
  /<(?:\w+\.)?Fragment\b[^>]*\s(ref)=/,
  /<(?:style|link|script)\b[^>]*\s(precedence|async)\b/,
  /\s(action|formAction)=\{(?:async\s*)?(?:\(|function\b)/,
  /<([a-z][a-z\d]*-[a-z\d-]+)[\s/>]/,
];

/** The same in sources and compiled libraries: imports, properties of events, and calls. */
const neededByModules: readonly RegExp[] = [
  importOf(reactNames, 'react'),
  importOf(domExports, 'react-dom'),
  importOf(clientNames, 'react-dom/client'),
  // Code that the React compiler has made.
  /['"]react\/(compiler-runtime)['"]/,
  /\b(onBeforeInput|onComposition(?:Start|Update|End))\b/,
  /\b(use(?:ActionState|FormStatus)|addTransitionType|findDOMNode|unstable_useCacheRefresh)\b/,
  new RegExp(`\\bReact\\w*\\.(${[...reactNames, ...domExports, ...clientNames].join('|')})\\b`),
];

/**
 * Returns the first thing in a module that needs a removed part of React; `undefined` when there is none.
 * `isSource`: the module is a source of the shop, not a library.
 */
export function findNeededReactPart(code: string, isSource = true): string | undefined {
  for (const pattern of isSource ? [...neededBySources, ...neededByModules] : neededByModules) {
    const found = pattern.exec(code)?.[1];
    if (found) return found;
  }
  return undefined;
}
