# syntax=docker/dockerfile:1
# Two stages: the first builds, the second holds what runs. tools/gates/recipes.test.ts reads this file.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev
RUN npm run build
RUN npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build /app /app
# With a name: PostgreSQL, which a backup is tried out in, asks who its user is.
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin plainclaim && mkdir /data && chown 10001:10001 /data
USER 10001:10001
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "tools/start.mjs"]
