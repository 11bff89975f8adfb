import { describe, expect, it } from "vitest";
import { readConfig, StartError } from "../../server/config.ts";

describe("settings", () => {
  it("are all optional", () => {
    expect(readConfig({})).toEqual({
      production: false,
      port: 3000,
      host: "localhost",
      dataDir: ".data",
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      isPooled: false,
      push: { services: [], keys: undefined },
      replica: undefined,
      migratesAtStart: true,
      databaseWait: 60,
      drainSeconds: 0,
      timeouts: { statement: 15, lock: 5, idleTransaction: 30 },
      publicUrl: undefined,
      graphiql: true,
      logLevel: "warn",
      sessionSecrets: undefined,
      trustProxy: undefined,
      metrics: "everybody",
      metricsPort: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
      contactEmail: undefined,
      admin: undefined,
      adminsNeedFactor: false,
      analysis: { url: undefined, apiKey: undefined, model: undefined, dailyLimit: 500 },
      cloudinary: undefined,
      collecting: {
        ...{ pause: 1, pageTimeout: 15, maxPages: 300, fileTimeout: 900, maxFileSize: 500 },
        allowsPrivateAddresses: false,
      },
      tracing: undefined,
      seed: "demo",
    });
  });

  it("count as unset when empty", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "", GRAPHIQL: "", SEED: "" })).toEqual(readConfig({}));
  });

  it("are read as given", () => {
    const config = readConfig({
      PORT: "0",
      HOST: "0.0.0.0",
      DATA_DIR: "/srv/data",
      DATABASE_URL: "postgresql://anna:hemligt@db.example:5432/livsresan",
      DATABASE_WAIT: "0",
      STATEMENT_TIMEOUT: "2.5",
      PUBLIC_URL: "https://livsresan.example/",
      LOG_LEVEL: "info",
      SEED: "none",
      SESSION_SECRET: `${"a".repeat(32)}, ${"b".repeat(40)}`,
      TRUST_PROXY: "10.0.0.0/8, 127.0.0.1,2001:db8::/32",
      SMTP_URL: "smtps://anna:hemligt@mail.example:465",
      MAIL_FROM: "Resan <resan@livsresan.example>",
      ADMIN_EMAIL: "ada@livsresan.example",
      ADMIN_PASSWORD: "hemligt",
      ANALYSIS_URL: "https://text.example/v1/",
      ANALYSIS_API_KEY: "nyckel",
      ANALYSIS_MODEL: "modell",
      ANALYSIS_DAILY_LIMIT: "0",
      CLOUDINARY_URL: "cloudinary://12345:hem%2Flig@livsresan",
      COLLECT_PAUSE: "0.5",
      COLLECT_PAGE_TIMEOUT: "20",
      COLLECT_MAX_PAGES: "1000",
      COLLECT_FILE_TIMEOUT: "60",
      COLLECT_FILE_SIZE: "20",
      COLLECT_PRIVATE_ADDRESSES: "true",
      PUSH_SERVICES: "https://push.example.org, http://127.0.0.1:9000",
      VAPID_PUBLIC_KEY: `B${"A".repeat(86)}`,
      VAPID_PRIVATE_KEY: "A".repeat(43),
    });
    expect(config.cloudinary).toEqual({
      cloudName: "livsresan",
      apiKey: "12345",
      apiSecret: "hem/lig",
      uploadPrefix: undefined,
    });
    expect(config.collecting).toEqual({
      ...{ pause: 0.5, pageTimeout: 20, maxPages: 1_000, fileTimeout: 60, maxFileSize: 20 },
      allowsPrivateAddresses: true,
    });
    expect(config.push).toEqual({
      services: ["https://push.example.org", "http://127.0.0.1:9000"],
      keys: { publicKey: `B${"A".repeat(86)}`, privateKey: "A".repeat(43) },
    });
    expect(config.analysis).toEqual({
      url: "https://text.example/v1",
      apiKey: "nyckel",
      model: "modell",
      dailyLimit: 0,
    });
    expect(config).toMatchObject({
      sessionSecrets: ["a".repeat(32), "b".repeat(40)],
      trustProxy: ["10.0.0.0/8", "127.0.0.1", "2001:db8::/32"],
      smtpUrl: "smtps://anna:hemligt@mail.example:465",
      mailFrom: "Resan <resan@livsresan.example>",
      admin: { email: "ada@livsresan.example", password: "hemligt" },
    });
    expect(config).toMatchObject({ port: 0, host: "0.0.0.0", dataDir: "/srv/data", logLevel: "info", seed: "none" });
    expect(config.databaseUrl).toBe("postgresql://anna:hemligt@db.example:5432/livsresan");
    expect(config).toMatchObject({ databaseWait: 0, timeouts: { statement: 2.5, lock: 5, idleTransaction: 30 } });
    expect(config.publicUrl).toBe("https://livsresan.example");
  });

  it.each([
    [{}, true],
    [{ NODE_ENV: "production" }, false],
    [{ NODE_ENV: "production", GRAPHIQL: "on" }, true],
    [{ GRAPHIQL: "off" }, false],
    [{ GRAPHIQL: "0" }, false],
    [{ GRAPHIQL: "true" }, true],
  ])("%j: GraphiQL is %j", (env, isOn) => {
    expect(readConfig(env).graphiql).toBe(isOn);
  });

  it("know a pooler by the address that leads past it", () => {
    const DATABASE_URL = "postgres://anna@pooler.example/livsresan";
    const DATABASE_DIRECT_URL = "postgres://anna@db.example/livsresan";
    expect(readConfig({ DATABASE_URL })).toMatchObject({ databaseDirectUrl: DATABASE_URL, isPooled: false });
    expect(readConfig({ DATABASE_URL, DATABASE_DIRECT_URL: DATABASE_URL }).isPooled).toBe(false);
    expect(readConfig({ DATABASE_URL, DATABASE_DIRECT_URL })).toMatchObject({
      databaseDirectUrl: DATABASE_DIRECT_URL,
      isPooled: true,
    });
    expect(() => readConfig({ DATABASE_DIRECT_URL })).toThrow("goes with DATABASE_URL");
    expect(() => readConfig({ DATABASE_READ_URL: DATABASE_URL })).toThrow("goes with DATABASE_URL");
  });

  it.each([
    [{}, 0],
    [{ NODE_ENV: "production" }, 0],
    [{ NODE_ENV: "production", DATABASE_URL: "postgres://anna@db.example/livsresan" }, 10],
    [{ NODE_ENV: "production", DATABASE_URL: "postgres://anna@db.example/livsresan", DRAIN_SECONDS: "0" }, 0],
    [{ DRAIN_SECONDS: "2.5" }, 2.5],
  ])("%j: it drains for %j seconds", (env, drainSeconds) => {
    expect(readConfig(env).drainSeconds).toBe(drainSeconds);
  });

  it.each([
    [{}, "everybody"],
    [{ NODE_ENV: "production" }, "nobody"],
    [{ NODE_ENV: "production", METRICS_TOKEN: "a-token-of-some-length" }, { token: "a-token-of-some-length" }],
    [{ METRICS_TOKEN: "a-token-of-some-length" }, { token: "a-token-of-some-length" }],
    [{ NODE_ENV: "production", METRICS_PORT: "9464" }, "everybody"],
    [{ NODE_ENV: "production", METRICS_PORT: "0" }, "everybody"],
    [
      { NODE_ENV: "production", METRICS_PORT: "9464", METRICS_TOKEN: "a-token-of-some-length" },
      { token: "a-token-of-some-length" },
    ],
  ])("%j: the metrics are for %j", (env, access) => {
    expect(readConfig(env).metrics).toEqual(access);
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["PORT", "80.5"],
    ["DATABASE_URL", "mysql://localhost/livsresan"],
    ["DATABASE_URL", "localhost:5432"],
    ["DATABASE_DIRECT_URL", "localhost:5432"],
    ["DATABASE_READ_URL", "mysql://localhost/livsresan"],
    ["DRAIN_SECONDS", "-1"],
    ["MIGRATE_AT_START", "perhaps"],
    ["PUBLIC_URL", "livsresan.example"],
    ["PUBLIC_URL", "ftp://livsresan.example"],
    ["PUBLIC_URL", "http://"],
    ["GRAPHIQL", "maybe"],
    ["LOG_LEVEL", "loud"],
    ["SEED", "everything"],
    ["SESSION_SECRET", "short"],
    ["SESSION_SECRET", "x".repeat(31)],
    ["SESSION_SECRET", `${"x".repeat(32)},short`],
    ["SESSION_SECRET", `${"x".repeat(32)},`],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "10.0.0.0/64"],
    ["TRUST_PROXY", "127.0.0.1,everybody"],
    ["METRICS_PORT", "metrics"],
    ["METRICS_PORT", "-1"],
    ["METRICS_PORT", "70000"],
    ["STATEMENT_TIMEOUT", "long"],
    ["LOCK_TIMEOUT", "-1"],
    ["METRICS_TOKEN", "short"],
    ["METRICS_TOKEN", "long enough, but with spaces"],
    ["SMTP_URL", "mail.example:25"],
    ["SMTP_URL", "http://mail.example"],
    ["SMTP_URL", "smtp://"],
    ["MAIL_FROM", "Livsresan"],
    ["MAIL_FROM", "a@b.se\r\nBcc: c@d.se"],
    ["ADMIN_EMAIL", "ada"],
    ["ADMIN_PASSWORD", "12345"],
    ["ANALYSIS_URL", "text.example/v1"],
    ["ANALYSIS_API_KEY", "two words"],
    ["ANALYSIS_DAILY_LIMIT", "-1"],
    ["ANALYSIS_DAILY_LIMIT", "many"],
    ["CLOUDINARY_URL", "https://12345:hemligt@livsresan"],
    ["CLOUDINARY_URL", "cloudinary://12345@livsresan"],
    ["CLOUDINARY_URL", "cloudinary://12345:hemligt@"],
    ["COLLECT_PAUSE", "-1"],
    ["COLLECT_PAGE_TIMEOUT", "0"],
    ["COLLECT_MAX_PAGES", "0"],
    ["COLLECT_FILE_SIZE", "0"],
    ["COLLECT_FILE_TIMEOUT", "0"],
    ["COLLECT_MAX_PAGES", "10001"],
    ["COLLECT_PRIVATE_ADDRESSES", "perhaps"],
    ["PUSH_SERVICES", "https://push.example.org/path"],
    ["PUSH_SERVICES", "push.example.org"],
    ["VAPID_PUBLIC_KEY", "short"],
    ["VAPID_PRIVATE_KEY", "A".repeat(44)],
  ])("%s=%s stops the start with one line that names it", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^${name} [^\\n]+$`));
  });

  it("that name one port twice stop the start", () => {
    expect(() => readConfig({ METRICS_PORT: "3000" })).toThrow(/^METRICS_PORT must be another port than PORT$/);
    expect(readConfig({ PORT: "0", METRICS_PORT: "0" }).metricsPort).toBe(0);
  });

  it.each([{ ADMIN_EMAIL: "ada@livsresan.example" }, { ADMIN_PASSWORD: "hemligt" }])(
    "that make half an admin stop the start: %j",
    (env) => {
      expect(() => readConfig(env)).toThrow(/^ADMIN_EMAIL and ADMIN_PASSWORD must be set together$/);
    },
  );

  it("of a service without its model stop the start", () => {
    const read = () => readConfig({ ANALYSIS_URL: "https://text.example/v1" });
    expect(read).toThrow(/^ANALYSIS_MODEL must be set with ANALYSIS_URL$/);
  });

  it.each([
    ["SESSION_SECRET", "hemligt"],
    ["METRICS_TOKEN", "hemligt"],
    ["SMTP_URL", "http://anna:hemligt@mail.example"],
    ["ADMIN_PASSWORD", "hem"],
    ["ANALYSIS_API_KEY", "hemligt med mellanrum"],
    ["CLOUDINARY_URL", "cloudinary://:hemligt@livsresan"],
  ])("never repeat a wrong %s", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^(?!.*${value.slice(-12)})`));
  });

  it("never repeat a wrong address, which may hold a password", () => {
    expect(() => readConfig({ DATABASE_URL: "mysql://anna:hemligt@db.example" })).toThrow(/^(?!.*hemligt)/);
  });
});
