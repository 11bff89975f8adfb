/** What a property may be; whatever is read of it or given to it is such a thing again. */
interface PropType {
  (...given: unknown[]): PropType;
  [name: string]: PropType;
}

const propType: PropType = new Proxy((() => propType) as unknown as PropType, { get: () => propType });

/** Stands in the browser's build for the types of properties that libraries declare (`vite.config.ts`): React ignores them. */
export default propType;
