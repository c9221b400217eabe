// Stands for parts of packages that they load, and that no run uses: 0.2 MB of `dist/`.

/** Methods such as `rest.issues.get`. The action writes routes as GitHub's documentation does. */
export const restEndpointMethods = () => ({});
