// Loaded before a process (`node --import`): its clock is off by CLOCK_SHIFT_MS, as a machine's may be.
const shift = Number(process.env.CLOCK_SHIFT_MS);
const Real = Date;

globalThis.Date = new Proxy(Real, {
  construct: (target, args, made) =>
    Reflect.construct(target, args.length === 0 ? [Real.now() + shift] : args, made === Date ? target : made),
  apply: () => new Date().toString(),
  get: (target, name) => (name === "now" ? () => Real.now() + shift : Reflect.get(target, name)),
});
